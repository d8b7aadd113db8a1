import { Button, Textarea, TextInput } from '@mantine/core'
import { type KeyboardEvent, type SyntheticEvent, useState } from 'react'
import { fromMarkup } from '../../../../domain/content/rich-text-markup'
import { RichText } from '../../../kit/rich-text'
import css from './howto.module.css'

interface ArticleFormProps {
  readonly title: string
  /** As it is typed. */
  readonly text: string
  readonly onSave: (title: string, text: string) => Promise<void>
  /** Leaves without saving; absent where there is nothing to go back to. */
  readonly onLeave: (() => void) | undefined
}

/** The words of an article as they are typed, and beneath them as they will be read. */
export function ArticleForm({ title: before, text: typed, onSave, onLeave }: ArticleFormProps) {
  const [title, setTitle] = useState(before)
  const [text, setText] = useState(typed)
  const [isAsked, setAsked] = useState(false)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setAsked(true)
    if (title.trim() && text.trim()) void onSave(title.trim(), text)
  }
  const press = (event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.key === 's') submit(event)
    if (event.key === 'Escape') onLeave?.()
  }
  return (
    <form className={css.article} noValidate onSubmit={submit}>
      <TextInput
        label="Title"
        value={title}
        maxLength={100}
        onKeyDown={press}
        onChange={event => setTitle(event.currentTarget.value)}
        error={isAsked && !title.trim() ? 'Give it a title.' : undefined}
      />
      <Textarea
        label="Text"
        description="A blank line between paragraphs · ## heading · - list · **bold** · [words](/address)"
        rows={14}
        value={text}
        maxLength={20_000}
        onKeyDown={press}
        onChange={event => setText(event.currentTarget.value)}
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
