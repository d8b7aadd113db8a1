import { withoutOffice } from './office-preload.mjs'

const moduleScript = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/g
const styleLink = /\s*<link rel="stylesheet"[^>]* href="([^"]+)">/g
const modulePreload = /\s*<link rel="modulepreload"[^>]*>/g
const emptyRoot = '<div id="root"></div>'

/**
 * The fonts are optional: a font that arrives after the first text is rendered is not used in this document. Where the document itself
 * took longer than a browser waits for fonts, they would only delay more important files, so they are deferred to the next document
 * (`src/ui/delivery/deferred-fonts.ts`), unless they are cached already. Otherwise they are fetched at once, because a browser waits a
 * moment for them before it paints.
 */
export const facesScript =
  "{const style=document.getElementById('faces'),{first}=style.dataset,{requestStart}=performance.getEntriesByType('navigation')[0];if(performance.now()-requestStart<200||localStorage.getItem('faces')===first)for(const href of first.split(' '))document.head.append(Object.assign(document.createElement('link'),{rel:'preload',as:'font',type:'font/woff2',crossOrigin:'',href}));else style.media='not all'}"

/**
 * Runs the program once everything of the first view has arrived; until then its files are only fetched. Meanwhile it reads the tab's
 * storage, which the program needs first and which takes the browser time. Links that are off tell the module
 * loader which styles the document has inline; in the document itself the browser would fetch them in spite of that. At an address with a
 * search the page is not taken over as it is, so the program needs the router at once (`routing/start/start-router.ts`). The same in every document, so that the security policy can contain its hash; what differs is in the data beside it.
 */
export const behindScript =
  "{const{entry,router,styles}=document.currentScript.dataset,add=(name,values)=>document.head.append(Object.assign(document.createElement(name),values));if(location.search)add('link',{rel:'modulepreload',crossOrigin:'',href:router});addEventListener('load',()=>{for(const href of styles.split(' '))add('link',{rel:'stylesheet',disabled:true,href});add('script',{type:'module',crossOrigin:'',src:entry})});globalThis.requestIdleCallback?.(()=>sessionStorage.getItem(''))}"

/** JSON that cannot end its script element. */
export const scriptText = json => json.replaceAll('<', '\\u003c')

const face = /@font-face\s*{[^}]*\.woff2[^}]*}/g

/** The font faces, separated from the other styles, and which of them every page needs. */
function facesOf(css) {
  const faces = (css.match(face) ?? []).join('')
  const first = [...faces.matchAll(/url\(([^)]*-latin-wght-normal[^)]*\.woff2)\)/g)].map(([, href]) => href)
  return `<style id="faces" data-first="${first.join(' ')}">${faces}</style><script>${facesScript}</script>`
}

/**
 * Of pages with a search or filters: a document that was drawn before cannot answer it. It stands outside of what React takes over, and costs the program
 * nothing.
 */
const searchNote =
  '<noscript><p style="margin:0 auto;max-width:80rem;padding:.75rem var(--gutter);background:var(--wall-2)">The search and the filters of this page need JavaScript. Turn it on in your browser’s settings, then load the page again. Everything that you see and every link works without it.</p></noscript>\n    '

/**
 * The whole document of a prerendered page, with its styles and its payload inline. Its program is fetched after the first visible
 * picture and runs after `load`, so that nothing competes with the first paint.
 */
export function pageDocument(template, { path, html, head, answers, asOf, zones, chunks, styles, entry, router }) {
  const css = styles
    .map(sheet => sheet.css)
    .join('\n')
    .replaceAll('</', '<\\/')
  const here = styles.map(({ name }) => `/${name}`).join(' ')
  const program = chunks.map(({ fileName }) => `<link rel="preload" as="script" fetchpriority="low" crossorigin href="/${fileName}" />`).join('')
  const payload = JSON.stringify({ path, asOf, zones }).replace(/}$/, `,"answers":[${answers.join(',')}]}`)
  return withoutOffice(template)
    .replace(moduleScript, '')
    .replace(modulePreload, '')
    .replace(styleLink, '')
    .replace(/<title>[^<]*<\/title>/, () => `${head}\n    <style>${css.replaceAll(face, '')}</style>${facesOf(css)}${program}`)
    .replace(
      emptyRoot,
      () =>
        `${/<(search|fieldset)\b/.test(html.slice(html.indexOf('<main'), html.indexOf('</main>'))) ? searchNote : ''}<div id="root">${html}</div>\n    <script data-entry="/${entry.fileName}" data-router="/${router.fileName}" data-styles="${here}">${behindScript}</script>\n    <script type="application/json" id="payload">${scriptText(payload)}</script>`,
    )
}

/** The frame of any page while its own is loading; visible only after 150 ms. */
const skeleton = `<div id="root"><div class="shell" aria-hidden="true"><i></i><b></b><b></b><b></b></div></div>`
const skeletonStyle = `<style>.shell{visibility:hidden;animation:shell 0s 150ms forwards;max-width:75rem;margin:0 auto;padding:1.25rem}.shell>*{display:block;border-radius:2px;background:color-mix(in srgb,currentColor 10%,transparent)}.shell i{height:2.5rem;margin-bottom:4rem}.shell b{height:1.25rem;margin-bottom:1rem;max-width:38rem}.shell b:first-of-type{height:4rem;max-width:26rem}@keyframes shell{to{visibility:visible}}</style>
    <noscript><style>.shell{display:none!important}.plain{max-width:75rem;margin:0 auto;padding:1.25rem;display:grid;gap:1rem}.plain p{max-width:38rem}.plain ul{display:flex;flex-wrap:wrap;gap:.75rem 1.5rem;font-weight:600}</style>
      <main class="plain"><h1>This page needs JavaScript</h1>
        <p>Turn it on in your browser’s settings, then load the page again. You can read these pages without it:</p>
        <ul><li><a href="/">Front page</a></li><li><a href="/sfosguide">Guide</a></li><li><a href="/sfosguide/maps">Map and studios</a></li><li><a href="/calendar">Calendar</a></li></ul></main></noscript>`

export const shellDocument = template => template.replace(emptyRoot, () => `${skeletonStyle}\n    ${skeleton}`)
