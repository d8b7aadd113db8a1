const moduleScript = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/g
const styleLink = /\s*<link rel="stylesheet"[^>]* href="([^"]+)">/g
const modulePreload = /\s*<link rel="modulepreload"[^>]*>/g
const emptyRoot = '<div id="root"></div>'

/**
 * Fetches the program behind the picture that is seen first, and runs it once everything else is here. The same in every document, so
 * that the security policy can name it by its hash; what differs stands beside it as JSON.
 */
export const behindScript =
  "{const{chunks,entry}=JSON.parse(document.getElementById('parts').textContent),add=(tag,props)=>document.head.append(Object.assign(document.createElement(tag),props)),bring=()=>{for(const href of chunks)add('link',{rel:'modulepreload',crossOrigin:'',href})},first=document.querySelector('img[fetchpriority=high]');if(first&&!first.complete)first.onload=first.onerror=bring;else bring();addEventListener('load',()=>add('script',{type:'module',crossOrigin:'',src:entry}))}"

/** JSON that cannot end the script element it stands in. */
export const scriptText = json => json.replaceAll('<', '\\u003c')

/**
 * The faces are optional, and fetched ahead from the first line on: a browser then waits for them a moment before it paints, and what has
 * not come by then is not shown later. Fetched any later, they would move the lines.
 */
const facesOf = css =>
  [...css.matchAll(/url\(([^)]*-latin-wght-normal[^)]*\.woff2)\)/g)].map(
    ([, href]) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}" />`,
  )

/**
 * The whole document of a prerendered page: its styles and its payload stand in it. Its program is fetched behind the picture that
 * is seen first, and runs after `load`, so that nothing competes with the first paint.
 */
export function pageDocument(template, { path, html, head, answers, chunks, styles, entry }) {
  const css = styles
    .map(sheet => sheet.css)
    .join('\n')
    .replaceAll('</', '<\\/')
  // Links that are never fetched: they tell the loader of parts that these styles are here.
  const here = styles.map(({ name }) => `<link rel="stylesheet" href="/${name}" disabled />`).join('')
  const parts = JSON.stringify({ chunks: chunks.map(({ fileName }) => `/${fileName}`), entry: `/${entry.fileName}` })
  const payload = `{"path":${JSON.stringify(path)},"answers":[${answers.join(',')}]}`
  return template
    .replace(moduleScript, '')
    .replace(modulePreload, '')
    .replace(styleLink, '')
    .replace(
      /<title>[^<]*<\/title>/,
      () =>
        `${head}\n    ${facesOf(css).join('')}<style>${css}</style>${here}\n    <script type="application/json" id="parts">${scriptText(parts)}</script>`,
    )
    .replace(
      emptyRoot,
      () =>
        `<div id="root">${html}</div>\n    <script>${behindScript}</script>\n    <script type="application/json" id="payload">${scriptText(payload)}</script>`,
    )
}

/** The frame of any page while its own is on its way; it shows itself only when that takes longer than 150 ms. */
const skeleton = `<div id="root"><div class="shell" aria-hidden="true"><i></i><b></b><b></b><b></b></div></div>`
const skeletonStyle = `<style>.shell{visibility:hidden;animation:shell 0s 150ms forwards;max-width:75rem;margin:0 auto;padding:1.25rem}.shell>*{display:block;border-radius:2px;background:color-mix(in srgb,currentColor 10%,transparent)}.shell i{height:2.5rem;margin-bottom:4rem}.shell b{height:1.25rem;margin-bottom:1rem;max-width:38rem}.shell b:first-of-type{height:4rem;max-width:26rem}@keyframes shell{to{visibility:visible}}</style>
    <noscript>This page needs JavaScript. <a href="/">The front page</a> does not.</noscript>`

export const shellDocument = template => template.replace(emptyRoot, () => `${skeletonStyle}\n    ${skeleton}`)
