#include "view/panels/panel.hpp"

namespace cadastre::editor {

void Scene::want(Intent i) { intents.push_back(std::move(i)); }
void Scene::want(Deed d) { deeds.push_back(d); }
void Scene::press(std::string_view control) {
  if (auto intent = intent_of(control, state(), model.derived(), model.rulebook())) want(std::move(*intent));
}
std::string Scene::say(std::string_view id) const { return model.say(id); }
std::string Scene::say(std::string_view id, const std::vector<Value>& values) const { return model.say(id, values); }

std::string joined(std::initializer_list<std::string_view> parts) {
  std::string all;
  for (const std::string_view part : parts) all += part;
  return all;
}

}  // namespace cadastre::editor
