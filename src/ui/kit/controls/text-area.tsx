import type { ComponentPropsWithRef } from 'react'
import { Field, type FieldTexts } from './field'
import { useEnteredBeforeHydration } from './use-before-hydration'

/** Several lines of text with a count of the characters left. Takes every attribute of a `textarea`. */
export const TextArea = ({
  label,
  help,
  error,
  withAsterisk,
  className,
  maxLength,
  ...area
}: FieldTexts & Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'className'>) => {
  const entered = useEnteredBeforeHydration<HTMLTextAreaElement>(area)
  const room =
    maxLength === undefined
      ? undefined
      : `${String(area.value ?? '').length.toLocaleString('en-US')} of ${maxLength.toLocaleString('en-US')} characters`
  return (
    <Field
      {...{ label, error, withAsterisk, className }}
      help={
        help && room ? (
          <>
            {help} {room}
          </>
        ) : (
          help || room
        )
      }
    >
      {control => <textarea ref={entered} rows={4} maxLength={maxLength} {...area} {...control} />}
    </Field>
  )
}
