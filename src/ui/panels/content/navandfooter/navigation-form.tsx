import { useState } from 'react'
import type { nav } from '../../../../domain/content/nav.collection'
import { checkLinks } from '../../../../domain/navigation/check-links.contract'
import { type Navigation, navigationFields, twiceIn } from '../../../../domain/navigation/navigation-fields'
import { publishNavigation } from '../../../../domain/navigation/publish-navigation.contract'
import { Callables } from '../../../../domain/shared/functions/callables'
import type { StoredOf } from '../../../../domain/shared/records/collection'
import type { organisation } from '../../../../domain/shared/records/organisation.collection'
import { RuleBroken } from '../../../../domain/shared/records/rule-broken'
import { useService } from '../../../app-services/app-context'
import { sentenceOf } from '../../../app-services/error-sentence'
import { Form, FormField } from '../../../forms/form'
import { useForm } from '../../../forms/use-form'
import { Button } from '../../../kit/button'
import { counted } from '../../../kit/counted'
import { OutcomeLine } from '../../engine/actions/outcome-line'
import { useOutcome } from '../../engine/actions/use-outcome'
import { addressesIn, deadLinks } from './dead-links'
import { NavVersions } from './nav-versions'
import css from './navandfooter.module.css'
import { NavigationPreview } from './navigation-preview'

interface NavigationFormProps {
  readonly header: StoredOf<typeof nav> | null
  readonly footer: StoredOf<typeof nav> | null
  readonly settings: StoredOf<typeof organisation>
}

/** Edits both menus, the announcement and the social links beside a preview, and publishes all of it at once. */
export function NavigationForm({ header, footer, settings }: NavigationFormProps) {
  const callables = useService(Callables)
  const outcome = useOutcome()
  // Of what was edited: what a colleague saves meanwhile is refused, not overwritten.
  const [seen, setSeen] = useState({ header: header?.rev ?? 0, footer: footer?.rev ?? 0, organisation: settings.rev })
  const form = useForm({
    fields: navigationFields,
    initial: initialOf({ header, footer, settings }),
    check: ({ header: top = [], footer: bottom = [], announcementFrom: from, announcementUntil: until }) => {
      const name = twiceIn({ header: top, footer: bottom })
      return {
        header: name === undefined ? undefined : sentenceOf(new RuleBroken('nav-twice', { name })),
        announcementUntil: from && until && until < from ? 'Enter the first day or a later one.' : undefined,
      }
    },
    submit: entered =>
      outcome.run('Publishing…', async () => {
        setSeen(await callables.call(publishNavigation, { seen, navigation: entered as Navigation }))
        return { message: 'Visitors see the new menus now.' }
      }),
  })
  const check = () =>
    void outcome.run('Checking the links…', async () => {
      const { links } = await callables.call(checkLinks, { links: addressesIn(form.values) })
      const dead = deadLinks(links)
      const unchecked = links.filter(({ state }) => state === 'unchecked').length
      const rest = unchecked > 0 ? ` ${counted(unchecked, 'link')} to other sites could not be checked here.` : ''
      return {
        message: dead.length === 0 ? `No dead links.${rest}` : `${counted(dead.length, 'dead link')}.${rest}`,
        left: dead,
      }
    })
  return (
    <div className={css.panel}>
      <div>
        <OutcomeLine outcome={outcome} />
        <Form
          form={form}
          label="Publish"
          title="Navigation and footer"
          marks="required"
          needsChange
          words={{ saved: 'Published.', failed: 'Not published', entered: 'Not published yet', saving: 'Publishing…' }}
          acts={<Button onClick={check}>Check links</Button>}
        >
          {Object.keys(navigationFields).map(name => (
            <FormField key={name} name={name} />
          ))}
        </Form>
        <NavVersions set="site" entered={form.values} onPutBack={content => form.set({ ...emptied, ...(content as Partial<Navigation>) })} />
      </div>
      <NavigationPreview settings={settings} entered={form.values} />
    </div>
  )
}

/** What a version does not name was empty. */
const emptied = Object.fromEntries(Object.keys(navigationFields).map(name => [name, undefined])) as Partial<Navigation>

function initialOf({ header, footer, settings }: NavigationFormProps) {
  const { announcement, announcementFrom, announcementUntil, announcementFor, links } = settings
  return {
    header: header?.items ?? [],
    footer: footer?.items ?? [],
    announcement,
    announcementFrom,
    announcementUntil,
    announcementFor,
    links,
  } as Partial<Navigation>
}
