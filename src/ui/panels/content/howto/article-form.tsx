import type { KeyboardEvent } from 'react'
import { handbook } from '../../../../domain/handbook/handbook.collection'
import { longText } from '../../../../domain/shared/records/fields'
import { fromMarkup } from '../../../../domain/shared/text/rich-text-markup'
import { Form, FormField } from '../../../forms/form'
import { useForm } from '../../../forms/use-form'
import { Button } from '../../../kit/button'
import { RichText } from '../../../kit/rich-text'
import css from './howto.module.css'

interface ArticleFormProps {
  readonly id: string
  readonly title: string
  /** Text as typed. */
  readonly text: string
  /** Resolves with whether it is saved. */
  readonly onSave: (title: string, text: string) => Promise<boolean>
  readonly onSaved: () => void
  /** Closes the form without saving; absent for a new article. */
  readonly onLeave: (() => void) | undefined
}

const fields = { title: handbook.fields.title, text: longText('Text') }

/** The text of an article in the input, and below it as it will be shown. */
export function ArticleForm({ id, title, text, onSave, onSaved, onLeave }: ArticleFormProps) {
  const form = useForm({
    fields,
    initial: { title, text },
    draft: `${handbook.path}/${id}`,
    submit: values => onSave(values.title.trim(), values.text),
    onSaved,
  })
  const typed = form.values.text ?? ''
  const press = (event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.key === 's') {
      event.preventDefault()
      void form.submit()
    }
    if (event.key === 'Escape' && !form.isDirty) onLeave?.()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only hears the keys that its inputs let pass
    <div className={css.article} onKeyDown={press}>
      <Form form={form} label="Save" marks="required" acts={onLeave && <Button onClick={onLeave}>Back</Button>}>
        <FormField name="title" />
        <FormField name="text" rows={14} help="A blank line between paragraphs · ## heading · - list · **bold** · [words](/address)." />
      </Form>
      {typed.trim() && (
        <section aria-label="Preview">
          <RichText document={fromMarkup(typed)} />
        </section>
      )}
    </div>
  )
}
