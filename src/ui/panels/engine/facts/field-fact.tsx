import type { ReactNode } from 'react'
import { people } from '../../../../domain/people/people.collection'
import type { Collection } from '../../../../domain/shared/records/collection'
import { namePayers } from '../../../../domain/shop/desk/name-payers.contract'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { fieldValueText } from '../../../forms/field-value-text'
import { Anchor } from '../../../kit/anchor'
import { recordQuery } from '../../../queries/record.queries'
import { Link } from '../../../routing/link'
import StaffName from '../../../staff-names/staff-name'
import { fieldAt } from '../fields/field-columns'
import { usePanelContext } from '../use-panel-context'
import type { Fact } from './facts'
import css from './facts.module.css'
import { PayerName } from './payer-name'

/** The facts of a record by the paths of its fields. */
export function fieldFacts(of: Collection, paths: readonly string[], record: object, tz: string): readonly Fact[] {
  return paths.map(path => [fieldAt(of, path).label, factOf(of, path, record, tz)])
}

function factOf(of: Collection, path: string, record: object, tz: string): ReactNode {
  const field = fieldAt(of, path)
  const value = path.split('.').reduce<unknown>((part, name) => (part as Readonly<Record<string, unknown>> | undefined)?.[name], record)
  if (value === undefined) return undefined
  if (field.kind === 'reference' && field.to === people.path) return <PersonLink id={String(value)} />
  if (field.kind === 'reference' && field.to === of.path) return <Link to={`?open=${String(value)}`}>{String(value)}</Link>
  if (field.kind === 'url') return <SiteLink to={String(value)} />
  if (field.of?.kind === 'url' && Array.isArray(value) && value.length > 0) return <SiteLinks all={value as readonly string[]} />
  return <span className={field.kind === 'longText' ? css.text : undefined}>{fieldValueText(field, value, tz)}</span>
}

/** Opens in a new tab. */
const SiteLink = ({ to }: { readonly to: string }) => (
  <Anchor to={to} target="_blank">
    {to}
  </Anchor>
)

const SiteLinks = ({ all }: { readonly all: readonly string[] }) => [...new Set(all)].map(to => <SiteLink key={to} to={to} />)

/** A person's name as a link. Staff who may not read people get the name from the record at hand, and of colleagues; those of the money, of who paid; others the id. */
export function PersonLink({ id, name }: { readonly id: string; readonly name?: string }) {
  const { may } = usePanelContext()
  if (may(people.access.get, { id, fields: {} })) return <KnownPerson id={id} />
  return name ?? <StaffName id={id} otherwise={may(namePayers.access) ? <PayerName id={id} /> : id} />
}

function KnownPerson({ id }: { readonly id: string }) {
  const person = useLiveQuery(recordQuery(useApp(), people, id))
  return <Link to={`/cpanel/userfinder?person=${id}`}>{person?.names.display ?? id}</Link>
}
