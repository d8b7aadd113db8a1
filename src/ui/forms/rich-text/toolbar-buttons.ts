import type { Editor } from '@tiptap/react'

interface Tool {
  readonly label: string
  /** As `aria-keyshortcuts` names it. */
  readonly keys: string
  readonly isOn: (editor: Editor) => boolean
  readonly toggle: (editor: Editor) => void
}

const mark = (label: string, type: 'bold' | 'italic', keys: string): Tool => ({
  label,
  keys,
  isOn: editor => editor.isActive(type),
  toggle: editor => editor.chain().focus().toggleMark(type).run(),
})

const heading = (label: string, level: 2 | 3): Tool => ({
  label,
  keys: `Control+Alt+${level}`,
  isOn: editor => editor.isActive('heading', { level }),
  toggle: editor => editor.chain().focus().toggleHeading({ level }).run(),
})

/** Buttons above the text, from left to right. */
export const tools: readonly Tool[] = [
  heading('Heading', 2),
  heading('Subheading', 3),
  mark('Bold', 'bold', 'Control+B'),
  mark('Italic', 'italic', 'Control+I'),
  {
    label: 'List',
    keys: 'Control+Shift+8',
    isOn: editor => editor.isActive('bulletList'),
    toggle: editor => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'Numbered list',
    keys: 'Control+Shift+7',
    isOn: editor => editor.isActive('orderedList'),
    toggle: editor => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    label: 'Quote',
    keys: 'Control+Shift+B',
    isOn: editor => editor.isActive('blockquote'),
    toggle: editor => editor.chain().focus().toggleBlockquote().run(),
  },
]
