// Whose meeples are placed, and how many points that player has on the track.
import { element, setText } from './elements.ts';
import type { Act } from './mirror.ts';
import type { Mirror, Score } from './mirror_shape.ts';
import type { Words } from './words.ts';

export class SeatForm {
  readonly element = element('p', { class: 'seat' });
  private readonly player = element('select', { id: 'player' });
  private readonly playerLabel = element('label', { for: 'player' });
  private readonly track = element('input', { id: 'track', type: 'number', step: 1 });
  private readonly trackLabel = element('label', { for: 'track' });
  private scores: Score[] = [];
  private readonly words: Words;
  private readonly chosen: (player: string) => void;

  constructor(act: Act, words: Words, chosen: (player: string) => void) {
    this.words = words;
    this.chosen = chosen;
    this.element.append(this.playerLabel, ' ', this.player, ' ', this.trackLabel, ' ', this.track);
    this.player.addEventListener('change', () => {
      act('player', 0, 0, this.player.value);
      this.showTrack();
    });
    this.track.addEventListener('change', () => {
      if (this.track.value !== '') act('track', 0, 0, `${this.player.value}=${Math.trunc(Number(this.track.value))}`);
    });
  }

  show(m: Mirror): void {
    const [player = '', track = ''] = m.scoreHeads;
    setText(this.playerLabel, player);
    setText(this.trackLabel, track);
    this.scores = m.scores;
    if (this.player.options.length === 0) {
      this.player.append(...this.words.players().map((value) => element('option', { value })));
    }
    for (const option of this.player.options) {
      const seat = m.scores.find((s) => s.player === option.value);
      const colour = this.words.say(`player.${option.value}`);
      setText(option, seat && seat.name !== seat.colour ? `${colour} (${seat.name})` : colour);
    }
    this.showTrack();
  }

  private showTrack(): void {
    this.chosen(this.player.value);
    if (document.activeElement === this.track) return;
    this.track.value = String(this.scores.find((s) => s.player === this.player.value)?.track ?? 0);
  }
}
