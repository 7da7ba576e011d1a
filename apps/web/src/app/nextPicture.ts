/** As long as a page that nobody looks at draws nothing, nothing waits for it. */
const LATEST = 100;

/**
 * Once the browser has drawn what has changed so far: a press is answered by a picture first, and whatever takes longer comes after it. Null where nobody
 * has pressed anything lately.
 */
export const nextPicture = (): Promise<void> | null =>
  navigator.userActivation.isActive
    ? new Promise((done) => {
        const late = setTimeout(done, LATEST);
        requestAnimationFrame(() => {
          clearTimeout(late);
          // A frame is drawn after its callbacks; a message comes after the drawing.
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => done(), { once: true });
          port1.start();
          port2.postMessage(null);
        });
      })
    : null;
