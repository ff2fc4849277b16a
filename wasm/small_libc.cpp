// Two functions of the C library in small. The JSON reader pulls in the whole of them, with 128-bit arithmetic in
// software: a fifth of what a browser would load, for numbers and texts that are never used.
//
// - strtod: a number with a fraction or an exponent only has to be told from a whole one, and from one that is too big.
//   Up to 15 digits it is exact all the same.
// - snprintf: formats texts of errors that our reader replaces by problems of its own.

#include <cstdarg>
#include <cstddef>
#include <limits>

extern "C" {

double strtod(const char* text, char** end) {
  const char* at = text;
  const bool negative = *at == '-';
  if (*at == '-' || *at == '+') ++at;
  double digits = 0;
  int exponent = 0;
  for (; *at >= '0' && *at <= '9'; ++at) digits = digits * 10 + (*at - '0');
  if (*at == '.') {
    for (++at; *at >= '0' && *at <= '9'; ++at, --exponent) digits = digits * 10 + (*at - '0');
  }
  if (*at == 'e' || *at == 'E') {
    ++at;
    const bool down = *at == '-';
    if (*at == '-' || *at == '+') ++at;
    int written = 0;
    for (; *at >= '0' && *at <= '9'; ++at) written = written < 10000 ? written * 10 + (*at - '0') : written;
    exponent += down ? -written : written;
  }
  double scale = 1;
  for (int i = exponent < 0 ? -exponent : exponent; i > 0 && digits != 0 && scale <= std::numeric_limits<double>::max(); --i) scale *= 10;
  if (end) *end = const_cast<char*>(at);
  const double value = exponent < 0 ? digits / scale : digits * scale;
  return negative ? -value : value;
}

// They stand in one file with strtod there, so that all of them are here or none.
float strtof(const char* text, char** end) { return static_cast<float>(strtod(text, end)); }
long double strtold(const char* text, char** end) { return strtod(text, end); }

int snprintf(char* out, std::size_t size, const char*, ...) {
  if (size > 0) *out = '\0';
  return 0;
}

}  // extern "C"
