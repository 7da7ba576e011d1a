// Runs before the first paint, so that a light table never flashes dark. Kept out of the bundle for that reason alone.
try {
  const theme = localStorage.getItem('orrery.theme');
  const language = localStorage.getItem('orrery.language');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  const text = localStorage.getItem('orrery.text');
  if (text && text !== '100') document.documentElement.style.fontSize = `min(${Number(text)}%, max(100%, 100vw / 18))`;
  if (language) document.documentElement.lang = language;
} catch {
  // storage refused: the defaults stay
}
