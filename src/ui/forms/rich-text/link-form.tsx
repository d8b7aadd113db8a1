import type { Editor } from '@tiptap/react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { richTextLink } from '../../../domain/shared/text/rich-text-link'
import { Button } from '../../kit/button'
import { TextField } from '../../kit/controls/text-field'
import css from './rich-text.module.css'

/** Where the selected text leads. Without a selection the address itself is inserted. It stands inside the record's form, so it is no form of its own. */
export function LinkForm({ editor, onDone }: { readonly editor: Editor; readonly onDone: () => void }) {
  const former = editor.getAttributes('link')['href'] as string | undefined
  const [address, setAddress] = useState(former ?? '')
  const [error, setError] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])

  const apply = () => {
    const href = /^[\w-]+(\.[\w-]+)+(\/|$)/.test(address.trim()) ? `https://${address.trim()}` : address.trim()
    if (!richTextLink.test(href)) return setError('Enter an address such as https://example.org, mailto:hello@example.org or /sfosguide.')
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && former === undefined)
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setMark('link', { href }).run()
    onDone()
  }
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetMark('link').run()
    onDone()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') return apply()
    editor.commands.focus()
    onDone()
  }
  return (
    <div className={css.link}>
      <TextField
        ref={input}
        label="Address of the link"
        value={address}
        error={error}
        onChange={({ currentTarget }) => {
          setAddress(currentTarget.value)
          setError(undefined)
        }}
        onKeyDown={press}
      />
      <Button size="s" onClick={apply}>
        Set the link
      </Button>
      {former !== undefined && (
        <Button size="s" onClick={remove}>
          Remove the link
        </Button>
      )}
    </div>
  )
}
