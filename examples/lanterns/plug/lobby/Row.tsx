/** Lanterns in one picture: a row in the dark, some of them lit. */
const LIGHTS = [0, 5, 0, 8, 2, 0, 7];

export const Row = () => (
  <svg class="motif" viewBox="0 0 416 250" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect width="416" height="250" class="lan-night" />
    <path d="M0 70Q208 120 416 70" class="lan-rope" />
    {LIGHTS.map((light, i) => (
      <g transform={`translate(${52 * (i + 1)} ${100 + 24 * Math.sin((Math.PI * (i + 1)) / 8)})`}>
        {light > 0 && <circle r={10 + 4 * light} class="lan-glow" />}
        <circle r="14" class={light > 0 ? 'lan-lit' : 'lan-dark'} />
      </g>
    ))}
  </svg>
);
