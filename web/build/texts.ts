/** The Fluent files of the package and of this client, gathered into one text a language. */

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

const HERE = resolve(import.meta.dirname, '..')
const PACKAGE = resolve(HERE, '../src/woodlaw')
const OWN = resolve(HERE, 'texts')
const NAME = 'virtual:texts'

/** The languages that this client has words in. */
export function languages(): string[] {
  return readdirSync(OWN).sort()
}

/** The Fluent files of a language: those of the package, then those of this client. */
export function filesOf(lang: string): string[] {
  const folders = readdirSync(PACKAGE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name === 'texts')
    .map((entry) => join(entry.parentPath, entry.name, lang))
  return [...folders, join(OWN, lang)]
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
    .filter((file) => file.endsWith('.ftl'))
    .sort()
}

/** All messages of a language, without comments. */
export function gathered(lang: string): string {
  const texts = filesOf(lang).map((file) => readFileSync(file, 'utf8'))
  return texts.join('\n').replace(/^#.*\n/gm, '')
}

/** `virtual:texts` has a loader for each language; each is a chunk of its own. */
export function texts(): Plugin {
  return {
    name: 'texts',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return undefined
      const lang = id.split('/')[1]
      if (lang === undefined) {
        const loaders = languages().map((each) => `"${each}": () => import("${NAME}/${each}")`)
        return `export default { ${loaders.join(', ')} }`
      }
      for (const file of filesOf(lang)) this.addWatchFile(file)
      return `export default ${JSON.stringify(gathered(lang))}`
    },
  }
}
