import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

import { texts } from './build/texts.ts'
import { zipped } from './build/zipped.ts'

// Where `woodlaw serve` runs while one works on the client with `npm run dev`.
const SERVER = process.env['WOODLAW_SERVER'] ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte(), texts(), zipped()],
  build: {
    outDir: '../src/woodlaw/server/site',
    emptyOutDir: true,
    target: 'es2022',
    // What is inlined as a data: address, the server's policy refuses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
  test: { include: ['tests/**/*.test.ts'] },
})
