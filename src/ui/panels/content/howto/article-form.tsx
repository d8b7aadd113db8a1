import { type KeyboardEvent, type SyntheticEvent, useState } from 'react'
import { handbook } from '../../../../domain/content/handbook'
import { fromMarkup } from '../../../../domain/content/rich-text-markup'
import { RichText } from '../../../kit/rich-text'
import { Button } from '../../../office/controls/button'
import { TextInput } from '../../../office/controls/text-input'
import { Textarea } from '../../../office/controls/textarea'
import { useKeptForm } from '../../engine/use-kept-form'
import css from './howto.module.css'

interface ArticleFormProps {
  readonly id: string
  readonly title: string
  /** As it is typed. */
  readonly text: string
  /** Resolves with whether it is saved. */
  readonly onSave: (title: string, text: string) => Promise<boolean>
  readonly onSaved: () => void
  /** Leaves without saving; absent where there is nothing to go back to. */
  readonly onLeave: (() => void) | undefined
}

/** The words of an article as they are typed, and beneath them as they will be read. */
export function ArticleForm({ id, title: before, text: typed, onSave, onSaved, onLeave }: ArticleFormProps) {
  const { values, enter, draft, sent } = useKeptForm({ of: handbook, id, begin: { title: before, text: typed }, onSent: onSaved })
  const { title, text } = values
  const [isAsked, setAsked] = useState(false)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setAsked(true)
    if (title.trim() && text.trim()) void onSave(title.trim(), text).then(saved => saved && sent())
  }
  const press = (event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.key === 's') submit(event)
    if (event.key === 'Escape' && title === before && text === typed) onLeave?.()
  }
  return (
    <form className={css.article} noValidate onSubmit={submit}>
      {draft}
      <TextInput
        label="Title"
        value={title}
        maxLength={100}
        onKeyDown={press}
        onChange={event => enter({ title: event.currentTarget.value })}
        error={isAsked && !title.trim() ? 'Give it a title.' : undefined}
      />
      <Textarea
        label="Text"
        description="A blank line between paragraphs · ## heading · - list · **bold** · [words](/address)"
        rows={14}
        value={text}
        maxLength={20_000}
        onKeyDown={press}
        onChange={event => enter({ text: event.currentTarget.value })}
        error={isAsked && !text.trim() ? 'Write how it is done.' : undefined}
      />
      <div className={css.acts}>
        <Button type="submit">Save</Button>
        {onLeave && (
          <Button variant="default" onClick={onLeave}>
            Back
          </Button>
        )}
      </div>
      {text.trim() && (
        <section aria-label="As it will be read">
          <RichText document={fromMarkup(text)} />
        </section>
      )}
    </form>
  )
}
