import type { NavItem } from '../../../../domain/content/nav.collection'
import { organisation } from '../../../../domain/shared/records/organisation.collection'
import { choiceText } from '../../../forms/choice-text'

type Entry = Partial<NavItem>

const line = ({ label = '', to = '', for: whom, isHidden }: Entry) =>
  [`${label} → ${to}`, whom && `(${choiceText(whom)})`, isHidden && '(left out)'].filter(Boolean).join(' ')

const menu = (name: string, items: readonly Entry[] = []): readonly string[] =>
  items.length === 0 ? [] : [`${name}:`, ...items.flatMap(item => [line(item), ...(item.children ?? []).map(inner => `– ${line(inner)}`)])]

/** What a version of the navigation says, line by line, so that two can be compared. */
export function navigationLines(content: object): readonly string[] {
  const { header, footer, items, links, ...texts } = content as Readonly<Record<string, readonly Entry[] | undefined>>
  const { announcement, announcementFrom, announcementUntil, announcementFor } = organisation.fields
  const named = Object.entries({ announcement, announcementFrom, announcementUntil, announcementFor })
  return [
    ...menu('Menu at the top', header),
    ...menu('Columns at the bottom', footer),
    ...menu('Entries', items),
    ...named.flatMap(([name, { label }]) => (texts[name] ? [`${label}: ${choiceText(String(texts[name]))}`] : [])),
    ...menu('Links', links),
  ]
}
