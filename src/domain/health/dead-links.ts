import { nav } from '../content/nav.collection'
import { pages } from '../content/pages.collection'
import { articles } from '../guide/articles/articles.collection'
import { isPathFound, linksIn } from '../navigation/is-path-found'
import { resources } from '../resources/resources.collection'
import type { Check, Finding } from './finding'

/** Links inside the application, in pages, articles and navigation, that lead nowhere; and resources whose links do not answer. */
export const deadLinks: Check = async ({ records, routes }) => {
  const places = [
    ...(await records.find(pages, { where: [['status', '==', 'published']] })).map(({ id, title, blocks }) => ({
      record: `pages/${id}`,
      name: title,
      content: blocks as unknown,
      kind: 'deadPageLink' as const,
    })),
    ...(await records.find(articles, { where: [['status', '==', 'published']] })).map(({ id, title, body }) => ({
      record: `articles/${id}`,
      name: title,
      content: body as unknown,
      kind: 'deadArticleLink' as const,
    })),
    ...(await records.find(nav)).map(({ id, items }) => ({
      record: `nav/${id}`,
      name: `The ${id}`,
      content: items as unknown,
      kind: 'deadNavLink' as const,
    })),
  ]
  const alive = new Map<string, Promise<boolean>>()
  const isAlive = (path: string) => {
    const asked = alive.get(path) ?? isPathFound(records, routes, path)
    alive.set(path, asked)
    return asked
  }
  const findings: Finding[] = []
  for (const { record, name, content, kind } of places)
    for (const path of new Set(linksIn(content)))
      if (!(await isAlive(path))) findings.push({ record, note: `${name.slice(0, 80)} links to ${path.slice(0, 90)}, which does not exist`, kind })
  for (const { id, title } of await records.find(resources, { where: [['linkState', '==', 'broken']] }))
    findings.push({ record: `resources/${id}`, note: `${title} has a link that does not work`, kind: 'deadResourceLink' })
  return findings
}
