import { useMemo } from 'react'
import { arrangeMenu } from '../../../../../domain/set-up/arrange-menu.contract'
import { footerOf, headerOf, type MenuKey, menuEntries, menuKeys, usualMenu } from '../../../../../domain/set-up/templates/site-menu'
import { Callables } from '../../../../../domain/shared/functions/callables'
import { choice, list } from '../../../../../domain/shared/records/fields'
import { useService } from '../../../../app-services/app-context'
import { Form, FormField } from '../../../../forms/form'
import { useForm } from '../../../../forms/use-form'
import { SiteFooter } from '../../../../layout/site-footer'
import { SiteHeader } from '../../../../layout/site-header'
import { checkInput } from '../../../engine/fields/option-inputs'
import css from '../set-up.module.css'
import { SitePreview } from '../site-preview'
import type { StepProps } from '../step-props'

const fields = { header: list('Menu at the top', choice('Entry', menuKeys), menuKeys.length) }

/** The links of the header, selected from those whose page exists. */
export default function MenuStep({ progress, save, acts, onSaved }: StepProps) {
  const callables = useService(Callables)
  const published = new Set(progress.pages)
  const offered = menuKeys.filter(key => headerOf([key], published).length > 0)
  const present = offered.filter(key => progress.header.includes(menuEntries[key].to))
  const form = useForm({
    fields,
    initial: { header: present.length > 0 ? present : offered.filter(key => usualMenu.includes(key)) },
    submit: async ({ header }) => void (await callables.call(arrangeMenu, { header: [...header] })),
    onSaved,
  })
  const entries = offered.join(' ')
  // A new input component at every change would lose the focus.
  // oxlint-disable-next-line react/exhaustive-deps -- the text has the same entries
  const input = useMemo(() => checkInput(Object.fromEntries(offered.map(key => [key, menuEntries[key].label]))), [entries])
  const chosen: readonly MenuKey[] = form.values.header ?? []
  const organisation = progress.organisation ?? null
  return (
    <div className={css.step}>
      <div className={css.form}>
        {progress.header.length > 0 && <p>Saving replaces the menu and the footer that are there now.</p>}
        <Form form={form} label={save} marks="required" acts={acts}>
          <FormField name="header" input={input} />
        </Form>
      </div>
      <SitePreview to="/" accent={organisation?.accent}>
        <SiteHeader organisation={organisation} items={headerOf(chosen, published)} path="/" />
        <SiteFooter organisation={organisation} items={footerOf(published)} />
      </SitePreview>
    </div>
  )
}
