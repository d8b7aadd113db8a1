import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import type { RichText } from '../../../domain/shared/text/rich-text-types'
import { Field } from '../../kit/controls/field'
import type { DescribedControl } from '../../kit/controls/use-input-ids'
import text from '../../kit/rich-text.module.css'
import type { FieldInputProps } from '../field-input-props'
import { toEditorContent, toRichText } from './editor-document'
import { extensions } from './extensions'
import { pastedSlice } from './pasted-html'
import css from './rich-text.module.css'
import { Toolbar } from './toolbar'

const nothing: RichText = { type: 'doc', content: [] }

/** A text with headings, lists, quotations and links, written as it will look. */
export default function RichTextInput(props: FieldInputProps) {
  const { field, error, isMarked = false } = props
  return (
    <Field label={field.label} help={field.help} error={error} withAsterisk={isMarked && !field.optional}>
      {control => <Editor {...props} control={control} />}
    </Field>
  )
}

function Editor({
  field,
  value,
  onChange,
  onBlur,
  isReadOnly,
  control,
}: FieldInputProps & { readonly control: DescribedControl & { readonly className: string | undefined } }) {
  const stored = (value as RichText | undefined) ?? nothing
  /** Values that came from this editor: React may hand an earlier one back while more is typed. */
  const own = useRef(new WeakSet<RichText>())
  const editor = useEditor({
    extensions,
    content: toEditorContent(stored),
    editable: !isReadOnly,
    injectCSS: false,
    // In an effect: an editor that is made while rendering is destroyed if the form appears later than a moment after.
    immediatelyRender: false,
    editorProps: {
      attributes: {
        id: control.id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': field.label,
        class: [control.className, text.text, css.content].join(' '),
        ...(control['aria-describedby'] !== undefined && { 'aria-describedby': control['aria-describedby'] }),
        ...(control['aria-invalid'] && { 'aria-invalid': 'true' }),
        ...(isReadOnly && { 'aria-readonly': 'true' }),
      },
      handlePaste: (view, event) => {
        const slice = pastedSlice(view, event)
        if (!slice) return false
        view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView())
        return true
      },
    },
    onUpdate: ({ editor: changed }) => {
      const next = toRichText(changed.getJSON())
      own.current.add(next)
      onChange(next)
    },
    onBlur: () => onBlur?.(),
  })
  // A draft that was taken up, a colleague's version, an undone change.
  useEffect(() => {
    if (!editor || stored === nothing || own.current.has(stored)) return
    own.current = new WeakSet()
    editor.commands.setContent(toEditorContent(stored), { emitUpdate: false })
  }, [editor, stored])
  return (
    <div className={css.editor}>
      {editor && !isReadOnly && <Toolbar editor={editor} textId={control.id} />}
      <EditorContent editor={editor} />
    </div>
  )
}
