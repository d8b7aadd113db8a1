import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { runApplication } from '../../../scripts/build/run-application.mjs'
import { top } from '../../../scripts/setup.mjs'

const router = path.join(top, 'node_modules/react-router/dist/production')
const script = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/

/**
 * Builds the lower bound of "interactive" into a folder: one prerendered page with React, the same libraries and the same kind of router,
 * and nothing else. Its script is fetched from the start, with a lower priority than the picture, which is copied from `dist`.
 */
export async function buildLimit(dist, folder) {
  await build({
    root: path.join(import.meta.dirname, 'limit'),
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    // Without these, the router's package resolves to its development build.
    resolve: {
      alias: [
        { find: /^react-router$/, replacement: path.join(router, 'index.mjs') },
        { find: /^react-router\/dom$/, replacement: path.join(router, 'dom-export.mjs') },
      ],
    },
    build: { outDir: folder, emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  })
  const file = path.join(folder, 'index.html')
  const html = await readFile(file, 'utf8')
  const body = await runApplication('/tests/bench/pages/limit/render-limit.tsx', ({ renderLimit }) => renderLimit())
  const [, entry] = html.match(script)
  const page = html
    .replace(script, '')
    .replace('<div id="root"></div>', () => `${body}<script type="module" fetchpriority="low" src="${entry}"></script>`)
  await writeFile(file, page)
  const [picture] = await readdir(path.join(dist, 'sample/art'))
  await copyFile(path.join(dist, 'sample/art', picture), path.join(folder, 'hero.svg'))
}
