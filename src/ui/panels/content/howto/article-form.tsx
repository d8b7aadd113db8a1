import type { KeyboardEvent } from 'react'
import { handbook } from '../../../../domain/handbook/handbook.collection'
import { withHelp } from '../../../../domain/shared/records/field-facts'
import { longText } from '../../../../domain/shared/records/fields'
import { fromMarkup, toMarkup } from '../../../../domain/shared/text/rich-text-markup'
import { useServices } from '../../../app-services/app'
import { Form, FormField } from '../../../forms/form'
import { useForm } from '../../../forms/use-form'
import { Button } from '../../../kit/button'
import { RichText } from '../../../kit/rich-text'
import type { EntryProps } from '../../engine/record/record-page'
import { type PanelArticle, saveArticle } from './panel-article'

const fields = {
  title: handbook.fields.title,
  text: withHelp(longText('Text'), 'A blank line between paragraphs · ## heading · - list · **bold** · [words](/address).'),
}

/** The text of an article in the input, and below it as it will be shown. */
export function ArticleForm({ row, outcome, onDone }: EntryProps<PanelArticle>) {
  const services = useServices()
  const { id, panel, article } = row
  const form = useForm({
    fields,
    initial: { title: article?.title ?? panel?.title ?? '', text: article ? toMarkup(article.body) : '' },
    draft: `${handbook.path}/${id}`,
    submit: ({ title, text }) => outcome.run('Saving…', () => saveArticle(row, services, title.trim(), text, false)),
    onSaved: onDone,
  })
  const typed = form.values.text ?? ''
  const press = (event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.key === 's') {
      event.preventDefault()
      void form.submit()
    }
    if (event.key === 'Escape' && !form.isDirty) onDone()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only hears the keys that its inputs let pass
    <div onKeyDown={press}>
      <Form form={form} label="Save" marks="required" acts={<Button onClick={onDone}>Back</Button>}>
        <FormField name="title" />
        <FormField name="text" rows={14} />
      </Form>
      {typed.trim() && (
        <section aria-label="Preview">
          <RichText document={fromMarkup(typed)} />
        </section>
      )}
    </div>
  )
}
