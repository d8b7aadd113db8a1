import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { runApplication } from '../../../scripts/build/run-application.mjs'
import { top } from '../../../scripts/setup.mjs'

const router = path.join(top, 'node_modules/react-router/dist/production')
const script = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/

/**
 * Builds the limit of "interactive" into a folder: one prerendered page of plain React with the same libraries and the same kind of router,
 * and nothing else. Its program is fetched from the first line on, behind the picture. The picture is one of `dist`'s.
 */
export async function buildLimit(dist, folder) {
  await build({
    root: path.join(import.meta.dirname, 'limit'),
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    // The router's package names its development build first.
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
