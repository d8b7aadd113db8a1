import type { KeyboardEvent } from 'react'
import { handbook } from '../../../../domain/handbook/handbook.collection'
import { plainText } from '../../../../domain/shared/text/rich-text-words'
import { useServices } from '../../../app-services/app-context'
import { Form, FormField } from '../../../forms/form'
import { useForm } from '../../../forms/use-form'
import { Button } from '../../../kit/button'
import type { EntryProps } from '../../engine/record/record-page'
import { type PanelArticle, saveArticle } from './panel-article'

const { title, body } = handbook.fields

/** An article in its editor. */
export function ArticleForm({ row, outcome, onDone }: EntryProps<PanelArticle>) {
  const services = useServices()
  const { id, panel, article } = row
  const form = useForm({
    fields: { title, body },
    initial: { title: article?.title ?? panel?.title ?? '', body: article?.body },
    check: entered => ({ body: entered.body && plainText(entered.body).trim() === '' ? 'Text is missing.' : undefined }),
    draft: `${handbook.path}/${id}`,
    submit: entered => outcome.run('Saving…', () => saveArticle(row, services, entered.title.trim(), entered.body, false)),
    onSaved: onDone,
  })
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
        <FormField name="body" />
      </Form>
    </div>
  )
}
