/** Beside each text file that is served, the same compressed: the server has no time for it. */

import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const WORTH = 1024

/** Emits `FILE.gz` for each file that is worth it. */
export function zipped(): Plugin {
  return {
    name: 'zipped',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const [fileName, file] of Object.entries(bundle)) {
          const source = file.type === 'chunk' ? file.code : file.source
          if (source.length < WORTH) continue
          this.emitFile({
            type: 'asset',
            fileName: `${fileName}.gz`,
            source: gzipSync(source, { level: 9 }),
          })
        }
      },
    },
  }
}
