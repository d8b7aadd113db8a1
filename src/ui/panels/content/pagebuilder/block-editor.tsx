import { createElement, Suspense, useEffect, useRef } from 'react'
import { fieldsOfBlock } from '../../../../domain/content/block-edits'
import type { Block, ColumnsBlock, PlainBlock } from '../../../../domain/content/blocks'
import { type HomePhase, homePhases } from '../../../../domain/content/home-phases'
import { choice, list } from '../../../../domain/shared/records/fields'
import { inputFor } from '../../../forms/field-inputs'
import { fieldProblem } from '../../../forms/field-problem'
import { Button } from '../../../kit/button'
import { blockInput } from './block-input'
import type { BlockMoving, RenderBlocks } from './block-props'

interface BlockEditorProps<B extends Block = Block> {
  readonly block: B
  readonly open: string | undefined
  readonly isHome: boolean
  readonly renderBlocks: RenderBlocks
  readonly moving: BlockMoving
  readonly onOpen: (id: string | undefined) => void
  readonly onChange: (block: Block) => void
}

/** The fields of a block, from its declaration, or the blocks in each column; and when the home page shows it. */
export const BlockEditor = (props: BlockEditorProps) => (
  <>
    {props.block.type === 'columns' ? <ColumnsEditor {...props} block={props.block} /> : <FieldsEditor {...props} />}
    {props.block.type === 'columns' && <FocusWhenShown />}
    {props.isHome && props.block.type !== 'hero' && <PhasesInput {...props} />}
  </>
)

/** Puts the focus into the first field of a block that was opened. A text is loaded late: until somebody presses something, it is waited for. */
function FocusWhenShown() {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const fields = place.current?.closest('[data-fields]')
    if (!fields) return
    const watch = new MutationObserver(() => lead())
    const stop = () => watch.disconnect()
    const lead = () => {
      // Its first field, even if a later one is there before it.
      const field = fields.firstElementChild?.matches('fieldset') ? fields : fields.firstElementChild
      const first = field?.querySelector<HTMLElement>('input, textarea, select, [contenteditable="true"]')
      const isLoaded = first?.matches(':not(:disabled)')
      ;(isLoaded ? first : fields.querySelector<HTMLElement>('button:enabled'))?.focus()
      if (isLoaded) stop()
    }
    watch.observe(fields, { childList: true, subtree: true, attributeFilter: ['contenteditable'] })
    lead()
    for (const event of ['keydown', 'pointerdown']) addEventListener(event, stop, { once: true })
    return stop
  }, [])
  return <span ref={place} hidden />
}

const phasesField = {
  ...list('Show it only in', choice('Phase', homePhases), homePhases.length),
  help: 'Choose nothing to show it all year.',
}

const PhasesInput = ({ block: { phases, ...block }, onChange }: BlockEditorProps) => (
  <Suspense fallback={null}>
    {createElement(inputFor(phasesField), {
      name: 'phases',
      field: phasesField,
      value: phases ?? [],
      error: undefined,
      isReadOnly: false,
      onChange: chosen => onChange((Array.isArray(chosen) && chosen.length > 0 ? { ...block, phases: chosen as HomePhase[] } : block) as Block),
    })}
  </Suspense>
)

function FieldsEditor({ block, ...rest }: BlockEditorProps) {
  const props = block.props as Readonly<Record<string, unknown>>
  const put = (name: string, value: unknown) =>
    rest.onChange({
      ...block,
      props: Object.fromEntries(Object.entries({ ...props, [name]: value }).filter(([, one]) => one !== undefined)),
    } as unknown as Block)
  return (
    <Suspense fallback={null}>
      {Object.entries(fieldsOfBlock(block.type)).map(([name, field]) =>
        createElement(blockInput(field), {
          key: name,
          name,
          field,
          value: props[name],
          // What was never filled in is told by the checks of the page.
          error: props[name] === undefined ? undefined : fieldProblem(field, props[name]),
          isReadOnly: false,
          onChange: value => put(name, value),
        }),
      )}
      <FocusWhenShown />
    </Suspense>
  )
}

function ColumnsEditor({ block, open, renderBlocks, moving, onOpen, onChange }: BlockEditorProps<ColumnsBlock>) {
  const { columns } = block.props
  const put = (next: ColumnsBlock['props']['columns']) => onChange({ ...block, props: { ...block.props, columns: next } })
  return (
    <>
      {columns.map((column, i) => (
        <fieldset key={i}>
          <legend>Column {i + 1}</legend>
          {renderBlocks({
            label: `Blocks of column ${i + 1}`,
            blocks: column.blocks,
            column: { of: block.props.id, n: i, count: columns.length },
            moving,
            isReadOnly: false,
            open,
            onOpen,
            onChange: blocks => put(columns.with(i, { blocks: blocks as readonly PlainBlock[] })),
          })}
          {columns.length > 2 && column.blocks.length === 0 && (
            <Button size="xs" onClick={() => put(columns.toSpliced(i, 1))}>
              Remove this column
            </Button>
          )}
        </fieldset>
      ))}
      {columns.length < 4 && (
        <Button size="xs" onClick={() => put([...columns, { blocks: [] }])}>
          Add a column
        </Button>
      )}
    </>
  )
}
