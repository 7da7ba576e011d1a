import { type Browser, chromium } from 'playwright-core';

const paths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export async function browser(): Promise<Browser> {
  const { existsSync } = await import('node:fs');
  const executablePath = process.env['CHROMIUM'] ?? paths.find((path) => existsSync(path)) ?? paths[0] ?? '';
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}
