import { partsOf } from './parts.mjs'

/**
 * Asks at once for all that a panel of the office is made of, where this browser was let into the office before (`sessionHint`): a line
 * that is slow would be waited for anew with every part that names the next. It fetches and draws nothing; the guard decides as ever. The
 * same in every build, so that the security policy can name it by its hash; what differs stands before it as data.
 */
export const officeScript =
  "if(/^\\/cpanel(\\/|$)/.test(location.pathname)&&localStorage.getItem('session:hint')==='office'){const{files,frame,panels}=JSON.parse(document.getElementById('office-files').textContent),panel=panels[location.pathname.split('/')[2]?.replace(/\\W|_/g,'')]??[];for(const i of[...frame,...panel]){const href='/'+files[i];document.head.append(Object.assign(document.createElement('link'),href.endsWith('.css')?{rel:'preload',as:'style'}:{rel:'modulepreload'},{crossOrigin:'',href}))}}"

/** Puts the list of those files, and what reads it, into the document that every address of the office is served. */
export const officePreload = () => ({
  name: 'office-ahead',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) => {
      const { entry, officeFiles } = partsOf(Object.values(bundle))
      const { frame, panels } = officeFiles()
      // An entry that holds nothing but imports is never written: the document names what it imports.
      const written = frame.filter(file => file !== entry.fileName || html.includes(file))
      return html.replace('</title>', () => `</title>\n    ${dataElement(numbered({ frame: written, panels }))}<script>${officeScript}</script>`)
    },
  },
})

const dataElement = files => `<script type="application/json" id="office-files">${JSON.stringify(files)}</script>`

/** What {@link officePreload} put into a document, for one that is no office's. */
export const withoutOffice = document =>
  document.replace(/\s*<script type="application\/json" id="office-files">[^<]*<\/script>/, '').replace(`<script>${officeScript}</script>`, '')

/** Files that many panels need are named once. */
function numbered({ frame, panels }) {
  const files = [...new Set([...frame, ...Object.values(panels).flat()])]
  const place = new Map(files.map((name, i) => [name, i]))
  const places = names => names.map(name => place.get(name))
  return { files, frame: places(frame), panels: Object.fromEntries(Object.entries(panels).map(([name, needed]) => [name, places(needed)])) }
}
