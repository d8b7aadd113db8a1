import { hasRole, isScoped, type Scope } from '../../../domain/shared/records/policy'
import { LinkButton } from '../../kit/button'
import { useSignedIn } from '../../queries/session.queries'

interface Place {
  readonly label: string
  readonly to: string
  readonly for: Scope | 'superadmin'
}

const settings = (step: string, label: string): Place => ({ label, to: `/cpanel?part=organisation&step=${step}`, for: 'superadmin' })
const importing = (label: string, scope: Scope): Place => ({ label, to: '/cpanel/importcsv', for: scope })

/** Where staff create the content of a public page. Until a new organization has its settings, these addresses open the set-up. */
const beginnings = {
  pages: [settings('pages', 'Publish the first pages')],
  policies: [settings('policies', 'Publish the policies')],
  guide: [settings('edition', 'Enter the edition'), importing('Import its listings', 'guide')],
  events: [importing('Import events', 'content')],
  artists: [importing('Import artists', 'people')],
  resources: [{ label: 'Add a resource', to: '/cpanel/resources?open=new', for: 'content' }],
} as const satisfies Record<string, readonly Place[]>

export type Beginning = keyof typeof beginnings

/** Links from an empty public page into the office, for staff who may create its content. */
export default function StaffSetUpLinks({ begins }: { readonly begins: Beginning }) {
  const user = useSignedIn()
  if (!user) return null
  const places: readonly Place[] = beginnings[begins]
  return places
    .filter(place => (place.for === 'superadmin' ? hasRole(user.claims, 'superadmin') : isScoped(user.claims, place.for)))
    .map(({ label, to }) => (
      <LinkButton key={to} to={to}>
        {label}
      </LinkButton>
    ))
}
