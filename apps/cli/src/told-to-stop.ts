/** Resolves at Ctrl+C or when the system asks. Called before anything is printed: whoever reads the first word may answer it with a stop. */
export function toldToStop(): Promise<void> {
  return new Promise((stop) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop());
  });
}
