import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from './tests/browser/chromium.ts';

const PORT = Number(process.env['TEST_PORT'] ?? 4399);
const executablePath = chromiumPath();

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  forbidOnly: true,
  use: {
    // Pages are looked at as they come from the network; the tests of reading offline allow their worker.
    serviceWorkers: 'block',
    baseURL: `http://localhost:${PORT}`,
    launchOptions: { args: CHROMIUM_ARGS, ...(executablePath && { executablePath }) },
  },
  webServer: {
    command: `"${process.execPath}" server/main.ts --port ${PORT}`,
    url: `http://localhost:${PORT}/en/home/`,
    reuseExistingServer: false,
  },
});
