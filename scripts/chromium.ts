import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';

const KNOWN_PLACES = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser of the tests and of the scripts that draw: the machine's own if there is one, else the one Playwright downloaded. */
export function chromiumPath(): string | undefined {
  return [...KNOWN_PLACES, chromium.executablePath()].find((path) => path !== undefined && existsSync(path));
}

/** Keeps headless Chromium quiet on closed networks and usable as root. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Options to launch it, with further arguments. */
export function launchOptions(...args: string[]): LaunchOptions {
  const executablePath = chromiumPath();
  return { args: [...CHROMIUM_ARGS, ...args], ...(executablePath && { executablePath }) };
}

/** Nothing here is drawn in three dimensions: without a graphics card emulated in software each page takes a fifth less. */
export const PLAIN_DRAWING = ['--disable-gpu-compositing', '--disable-software-rasterizer'];
