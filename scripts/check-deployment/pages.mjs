import { answered, found, jsonOf } from './asking.mjs'

const html = ({ status, header, text }) => status === 200 && header('content-type').includes('text/html') && /<title>[^<]+<\/title>/.test(text)
const drawn = 'look at the log of renderPage, and deploy hosting and functions of one build together'

/** How many pages of the sitemap are opened: the first ones, and some spread over the rest. */
const opened = 6

/** The addresses of a sitemap. */
const listed = text => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
const spread = all => all.filter((_, n) => n % Math.max(1, Math.floor(all.length / opened)) === 0).slice(0, opened)

/**
 * Pages as somebody opens them: from the front, by a link, behind a sign-in, and one that does not exist.
 * @param {string} site
 * @param {ReturnType<typeof import('./asking.mjs').asker>} ask
 * @param {import('./asking.mjs').Answer} front
 */
export async function pageFindings(site, ask, front) {
  const sitemap = await ask(`${site}/sitemap.xml`)
  const robots = await ask(`${site}/robots.txt`)
  const addresses = listed(sitemap.text)
  const foreign = addresses.find(address => new URL(address).origin !== site)
  const contact = await ask(`${site}/.well-known/security.txt`)
  const closed = await ask(`${site}/cpanel`)
  const missing = await ask(`${site}/no-page-of-this-name`)
  const links = []
  // One after the other: a first deployment has few instances.
  for (const address of spread(addresses.filter(one => one.startsWith(site)))) links.push([address, await ask(address)])
  return [
    found('The front page', html(front), `${answered(front)}: ${drawn}`),
    found(
      'The sitemap names pages',
      sitemap.status === 200 && addresses.length > 0,
      `${answered(sitemap)} with ${addresses.length} pages: deploy the functions, and publish`,
    ),
    found('The sitemap names this site', foreign === undefined, `it names ${foreign}: set SITE_ORIGIN to ${site} and build again`),
    found(
      'robots.txt names the sitemap of this site',
      robots.text.includes(`Sitemap: ${site}/sitemap.xml`),
      `${answered(robots)}: set SITE_ORIGIN to ${site} and build again`,
    ),
    found(
      'Whoever finds a weakness is told whom to write to, and until when',
      new Date(/^Expires: (.+)$/m.exec(contact.text)?.[1] ?? 0) > new Date(),
      `${answered(contact)} at /.well-known/security.txt, or it has ended: build and deploy hosting again`,
    ),
    ...links.map(([address, answer]) => found(`A page by its link: ${new URL(address).pathname}`, html(answer), `${answered(answer)}: ${drawn}`)),
    found(
      'A page behind a sign-in is the empty frame, asked for anew each time',
      html(closed) && closed.header('cache-control') === 'no-cache',
      `${answered(closed)}, cache-control "${closed.header('cache-control')}": deploy hosting with dist/firebase.json`,
    ),
    found('A page that does not exist answers 404', missing.status === 404, `${answered(missing)}: ${drawn}`),
  ]
}

/** Seconds for which browsers or the CDN cache a response. */
const keptFor = value => Math.max(0, ...[...value.matchAll(/(?:max-age|s-maxage)=(\d+)/g)].map(([, seconds]) => Number(seconds)))

/** Files of the release: there, kept for long, and nothing beside them. */
export async function fileFindings(site, ask, front) {
  const script = /(?:data-entry|src)="(\/assets\/[^"]+\.js)"/.exec(front.text)?.[1]
  const present = script === undefined ? undefined : await ask(site + script)
  const gone = await ask(`${site}/assets/main-00000000.js`)
  const latest = jsonOf(await ask(`${site}/latest-build.json`)).id
  const own = /id="build">\{"id":"([^"]+)"/.exec(front.text)?.[1]
  const hidden = ['/.vite/site.json', '/.vite/manifest.json', ...(script === undefined ? [] : [`${script}.map`])]
  const answers = await Promise.all(hidden.map(async at => [at, await ask(site + at)]))
  return {
    script: present,
    findings: [
      found(
        'The program is kept for a year',
        present?.status === 200 && /immutable/.test(present.header('cache-control')),
        `${present === undefined ? 'the front page names no script' : answered(present)}: build and deploy hosting again`,
      ),
      found(
        'A file of a former release answers 404, and that is not kept',
        gone.status === 404 && keptFor(gone.header('cache-control')) <= 60,
        `${answered(gone)}, cache-control "${gone.header('cache-control')}": deploy hosting with dist/firebase.json`,
      ),
      found(
        'Pages and files are of one build',
        own !== undefined && own === latest,
        `pages are of ${own}, files of ${latest}: run both builds, deploy both, and wait five minutes for the CDN`,
      ),
      ...answers.map(([at, answer]) =>
        found(`Not served: ${at}`, answer.status === 404, `${answered(answer)}: it is uploaded; deploy hosting with dist/firebase.json`),
      ),
    ],
  }
}

/** Whether the address without `https` leads to the same page, encrypted. */
export async function transportFindings(site, ask) {
  const plain = await ask(site.replace(/^https:/, 'http:'))
  return [
    found(
      'Without encryption one is led to https',
      site.startsWith('https:') && plain.status >= 300 && plain.status < 400 && plain.header('location').startsWith(`${site}/`),
      `${answered(plain)}: connect the domain in the console under Hosting, and wait for its certificate`,
    ),
  ]
}
