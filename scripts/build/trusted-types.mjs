/**
 * The one policy by which text becomes a program in browsers that demand Trusted Types; it is named `default`, so that it decides wherever a
 * library assigns plain text. As the address of a script it takes the site's own and those of the hosts in the data beside it; as HTML, text
 * without a tag (the palette's library writes its styles so); as a program, nothing. A worker may come from an address that the page made itself:
 * pictures are decoded and reduced in such workers. The same in every document, so that the security policy can contain its hash.
 */
export const policyScript = `{
const hosts=document.currentScript.dataset.hosts.split(' ').filter(Boolean),ours=location.origin
globalThis.trustedTypes?.createPolicy('default',{
createHTML:text=>text.includes('<')?null:text,
createScriptURL(text,_,sink){
const{origin,protocol,href}=new URL(text,location.href)
return(origin===ours&&(protocol!=='blob:'||sink==='Worker constructor'))||hosts.some(host=>href.match(host))?href:null
}})}`

/**
 * The document with its policy before every other script.
 * @param {string} template
 * @param {readonly string[]} hosts where scripts may come from beside the site itself, as sources of `script-src`
 */
export const withPolicy = (template, hosts) =>
  template.replace('<script>', () => `<script data-hosts="${hosts.map(patternOf).join(' ')}">${policyScript}</script>\n    <script>`)

/** A source as a pattern of addresses. It holds the slash that ends an origin: without it, another host could begin with the same letters. */
const patternOf = source => `^${new URL(source).href.replace(/[.?+]/g, '\\$&').replace('*', '[\\w.-]+')}`
