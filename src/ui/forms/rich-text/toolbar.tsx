import { type Editor, useEditorState } from '@tiptap/react'
import { type KeyboardEvent, useState } from 'react'
import { Button } from '../../kit/button'
import { LinkForm } from './link-form'
import css from './rich-text.module.css'
import { tools } from './toolbar-buttons'

const steps: Readonly<Record<string, (at: number) => number>> = {
  ArrowLeft: at => at - 1,
  ArrowRight: at => at + 1,
  Home: () => 0,
  End: () => -1,
}

/** Formats the selected text. One tab stop; arrow keys move between its buttons, as WAI-ARIA's toolbar pattern asks. */
export function Toolbar({ editor, textId }: { readonly editor: Editor; readonly textId: string }) {
  const [at, setAt] = useState(0)
  const [isLinking, setLinking] = useState(false)
  const { pressed, link } = useEditorState({
    editor,
    selector: ({ editor: shown }) => ({ pressed: tools.map(({ isOn }) => isOn(shown)), link: shown.isActive('link') }),
  })
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const next = (step(at) + buttons.length) % buttons.length
    setAt(next)
    buttons[next]?.focus()
  }
  return (
    <>
      <div role="toolbar" tabIndex={-1} aria-label="Formatting" aria-controls={textId} className={css.toolbar} onKeyDown={move}>
        {tools.map(({ label, keys, toggle }, i) => (
          <Button
            key={label}
            size="xs"
            tabIndex={i === at ? 0 : -1}
            aria-pressed={pressed[i] ?? false}
            aria-keyshortcuts={keys}
            onFocus={() => setAt(i)}
            onClick={() => toggle(editor)}
          >
            {label}
          </Button>
        ))}
        <Button
          size="xs"
          tabIndex={at === tools.length ? 0 : -1}
          aria-pressed={link}
          aria-expanded={isLinking}
          onFocus={() => setAt(tools.length)}
          onClick={() => setLinking(!isLinking)}
        >
          Link
        </Button>
      </div>
      {isLinking && <LinkForm editor={editor} onDone={() => setLinking(false)} />}
    </>
  )
}
