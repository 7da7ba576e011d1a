/**
 * Motion that tells news: it plays over a table that is already as it will be, leaves nothing behind, and ends at once with the next news, a key or a tap.
 * Each board says what moves; this is what all of them need for it.
 */
export abstract class Motion {
  #running = new Map<Animation, () => void>();
  readonly #skip = (): void => {
    for (const animation of this.#running.keys()) animation.finish();
  };

  stop(): void {
    for (const [animation, end] of this.#running) {
      animation.cancel();
      end();
    }
    this.#running.clear();
    this.#listen(false);
  }

  /** `end` clears away what was added for this animation. */
  protected follow(animation: Animation, end: () => void = () => undefined): void {
    if (this.#running.size === 0) this.#listen(true);
    this.#running.set(animation, end);
    animation.addEventListener('finish', () => {
      end();
      this.#running.delete(animation);
      if (this.#running.size === 0) this.#listen(false);
    });
  }

  /** A likeness of something that travels: nobody can touch it, and screen readers do not meet it. */
  protected ghost(look: string, frames: Keyframe[], timing: KeyframeAnimationOptions, parent: Element = document.body): HTMLElement {
    const ghost = document.createElement('div');
    ghost.ariaHidden = 'true';
    ghost.className = look;
    parent.append(ghost);
    this.follow(ghost.animate(frames, { fill: 'both', ...timing }), () => ghost.remove());
    return ghost;
  }

  #listen(on: boolean): void {
    for (const event of ['pointerdown', 'keydown'] as const)
      if (on) document.addEventListener(event, this.#skip, true);
      else document.removeEventListener(event, this.#skip, true);
  }
}
