import type { PointerEvent, ReactNode } from 'react'
import { type FocalPoint, moved } from '../../../../domain/pictures/picture-crops'
import { TextField } from '../../../kit/controls/text-field'
import css from './pictures.module.css'

interface FocalPickerProps {
  readonly value: FocalPoint
  readonly onChange: (focal: FocalPoint) => void
  readonly isReadOnly?: boolean
  /** The picture, as large as its place. */
  readonly children: ReactNode
}

/** Sets the point that every crop must contain: with the pointer on the picture, or in percent with the keyboard. */
export function FocalPointPicker({ value, onChange, isReadOnly = false, children }: FocalPickerProps) {
  const point = ({ currentTarget, clientX, clientY, buttons }: PointerEvent) => {
    if (isReadOnly || buttons !== 1) return
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    if (width > 0 && height > 0) onChange(moved({ x: (clientX - left) / width, y: (clientY - top) / height }, 0, 0))
  }
  const axis = (name: 'x' | 'y', label: string) => (
    <TextField
      type="number"
      label={label}
      min={0}
      max={100}
      step={1}
      readOnly={isReadOnly}
      value={Math.round(value[name] * 100)}
      onChange={({ currentTarget }) => onChange(moved({ ...value, [name]: Number(currentTarget.value) / 100 }, 0, 0))}
    />
  )
  return (
    <div className={css.picker}>
      {/* The same as the pointer does, for the keyboard. */}
      <div
        className={css.frame}
        data-fixed={isReadOnly || undefined}
        onPointerDown={event => {
          event.currentTarget.setPointerCapture(event.pointerId)
          point(event)
        }}
        onPointerMove={point}
      >
        {children}
        <span className={css.point} style={{ left: `${value.x * 100}%`, top: `${value.y * 100}%` }} aria-hidden="true" />
      </div>
      <div className={css.axes}>
        {axis('x', 'Focal point across, %')}
        {axis('y', 'Focal point down, %')}
      </div>
    </div>
  )
}
