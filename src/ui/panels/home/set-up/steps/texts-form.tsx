import { type ReactNode, useState } from 'react'
import type { SiteTemplate } from '../../../../../domain/set-up/templates/template-facts'
import { boolean, text } from '../../../../../domain/shared/records/fields'
import { richText } from '../../../../../domain/shared/records/rich-text-field'
import type { RichText as RichTextDocument } from '../../../../../domain/shared/text/rich-text-types'
import { Form, FormField } from '../../../../forms/form'
import { useForm } from '../../../../forms/use-form'
import { Button } from '../../../../kit/button'
import { PageHead } from '../../../../kit/page-head'
import { RichText } from '../../../../kit/rich-text'
import { Link } from '../../../../routing/link'
import css from '../set-up.module.css'
import { SitePreview } from '../site-preview'
import type { StepProps } from '../step-props'

export interface OfferedText extends SiteTemplate {
  readonly key: string
  /** Address of its page. */
  readonly to: string
  readonly isPublished: boolean
}

interface TextsFormProps extends Omit<StepProps, 'progress'> {
  readonly texts: readonly OfferedText[]
  /** Publishes the selected texts as edited. */
  readonly publish: (texts: readonly OfferedText[]) => Promise<unknown>
  /** Above the form. */
  readonly head?: ReactNode
}

const publishOf = (key: string) => `${key}-publish`
const titleOf = (key: string) => `${key}-title`
const bodyOf = (key: string) => `${key}-body`

/** Texts of a new site: each can be edited and published, or left for later. */
export function TextsForm({ texts, publish, head, save, acts, onSaved }: TextsFormProps) {
  const open = texts.filter(({ isPublished }) => !isPublished)
  const there = texts.filter(({ isPublished }) => isPublished)
  const [shownKey, setShown] = useState(open[0]?.key)
  const form = useForm({
    fields: Object.fromEntries(
      open.flatMap(({ key, title }) => [
        [publishOf(key), boolean(`Publish “${title}”`)],
        [titleOf(key), text('Title', 100)],
        [bodyOf(key), richText('Text')],
      ]),
    ),
    initial: Object.fromEntries(
      open.flatMap(({ key, title, body }) => [
        [publishOf(key), true],
        [titleOf(key), title],
        [bodyOf(key), body],
      ]),
    ), // prettier-ignore
    submit: async values => void (await publish(open.filter(({ key }) => values[publishOf(key)]).map(one => changed(one, values)))),
    onSaved,
  })
  const shown = open.find(({ key }) => key === shownKey)
  const now = shown && changed(shown, form.values)
  return (
    <div className={css.step}>
      <div className={css.form}>
        {head}
        {there.length > 0 && (
          <p>
            Published:{' '}
            {there.map(({ key, to, title }, i) => (
              <span key={key}>
                {i > 0 && ', '}
                <Link to={to} target="_blank">
                  {title}
                </Link>
              </span>
            ))}
            .
          </p>
        )}
        {open.length > 0 ? (
          <Form form={form} label={save} marks="required" acts={acts}>
            {open.map(({ key, title }) => (
              <div key={key} className={css.choice}>
                <FormField name={publishOf(key)} />
                <details open={key === shownKey} onToggle={event => event.currentTarget.open && setShown(key)}>
                  <summary>Read and change “{title}”</summary>
                  {key === shownKey && (
                    <div className={css.fields}>
                      <FormField name={titleOf(key)} />
                      <FormField name={bodyOf(key)} />
                    </div>
                  )}
                </details>
              </div>
            ))}
          </Form>
        ) : (
          <div className={css.acts}>
            <Button look="main" onClick={onSaved}>
              Continue
            </Button>
          </div>
        )}
      </div>
      {shown && now && (
        <SitePreview to={shown.to}>
          <div className={css.text}>
            <PageHead title={now.title} lead={now.description} />
            <RichText document={now.body} />
          </div>
        </SitePreview>
      )}
    </div>
  )
}

const changed = (one: OfferedText, values: Readonly<Record<string, unknown>>): OfferedText => ({
  ...one,
  title: String(values[titleOf(one.key)] ?? ''),
  body: values[bodyOf(one.key)] as RichTextDocument,
})
