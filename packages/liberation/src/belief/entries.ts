/** Entries of the belief's arrays, which are as long as whoever reads them says: the compiler cannot know. */
export const entry = (list: Int32Array, i: number): number => list[i] as number;
export const weightAt = (weights: Float64Array, i: number): number => weights[i] as number;

export function addWeight(weights: Float64Array, i: number, weight: number): void {
  weights[i] = weightAt(weights, i) + weight;
}
