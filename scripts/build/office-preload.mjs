import { partsOf } from './parts.mjs'

/**
 * Preloads all files of an office panel at once in a browser where the office was opened before (`sessionHint`): on a slow connection,
 * each nested import would otherwise wait for the previous one. It only fetches; the guard decides as always. The same in every build, so
 * that the security policy can contain its hash; what differs is in the data before it.
 */
export const officeScript =
  "if(/^\\/cpanel(\\/|$)/.test(location.pathname)&&localStorage.getItem('session:hint')==='office'){const{files,frame,panels}=JSON.parse(document.getElementById('office-files').textContent),panel=panels[location.pathname.split('/')[2]?.replace(/\\W|_/g,'')]??[];for(const i of[...frame,...panel]){const href='/'+files[i];document.head.append(Object.assign(document.createElement('link'),href.endsWith('.css')?{rel:'preload',as:'style'}:{rel:'modulepreload'},{crossOrigin:'',href}))}}"

/**
 * Adds the list of those files, and the script that reads it, to the document served at every address of the office; and links to what every page starts
 * with, which prerendered documents replace by their own.
 */
export const officePreload = () => ({
  name: 'office-ahead',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) => {
      const { entry, started, officeFiles } = partsOf(Object.values(bundle))
      const { frame, panels } = officeFiles()
      // An entry with nothing but imports is not written to a file; the document names its imports.
      const written = frame.filter(file => file !== entry.fileName || html.includes(file))
      const first = [...started()].filter(part => part !== entry).map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`)
      return html.replace(
        '</title>',
        () => `</title>\n    ${first.join('')}${dataElement(numbered({ frame: written, panels }))}<script>${officeScript}</script>`,
      )
    },
  },
})

const dataElement = files => `<script type="application/json" id="office-files">${JSON.stringify(files)}</script>`

/** Removes what {@link officePreload} added, for documents of other pages. */
export const withoutOffice = document =>
  document.replace(/\s*<script type="application\/json" id="office-files">[^<]*<\/script>/, '').replace(`<script>${officeScript}</script>`, '')

/** Lists files that several panels need once, and refers to them by number. */
function numbered({ frame, panels }) {
  const files = [...new Set([...frame, ...Object.values(panels).flat()])]
  const place = new Map(files.map((name, i) => [name, i]))
  const places = names => names.map(name => place.get(name))
  return { files, frame: places(frame), panels: Object.fromEntries(Object.entries(panels).map(([name, needed]) => [name, places(needed)])) }
}
