import type { ComponentPropsWithRef } from 'react'
import { numberText } from '../number-text'
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
  const room = maxLength === undefined ? undefined : `${numberText(String(area.value ?? '').length)} of ${numberText(maxLength)} characters`
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
