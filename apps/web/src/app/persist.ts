/** A server that is just being started again is asked again, for about as long as that takes. In milliseconds. */
const PAUSES = [500, 1000, 2000, 4000, 4000, 4000];

/** Fetches parts of the page, which are fetched when they are first needed: a server may be away for a moment just then. */
export async function persist<T>(load: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES)
    try {
      return await load();
    } catch {
      await new Promise((over) => setTimeout(over, pause));
    }
  return load();
}
