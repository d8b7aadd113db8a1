import type { ReactNode } from 'react'
import { RecordService } from '../../../../domain/records/record-service'
import type { Collection, DataOf, StoredOf } from '../../../../domain/shared/records/collection'
import type { FieldMap } from '../../../../domain/shared/records/fields'
import { organisationId } from '../../../../domain/shared/records/organisation.collection'
import { useService } from '../../../app-services/app-context'
import type { FieldInput } from '../../../forms/field-input-props'
import { Form, FormField } from '../../../forms/form'
import type { FormProblems, FormValues } from '../../../forms/use-form'
import { useRecordForm } from '../../../forms/use-record-form'
import css from './set-up.module.css'
import type { StepProps } from './step-props'

export interface AskedField {
  readonly name: string
  readonly help?: string
  readonly input?: FieldInput
}

interface SettingsFormProps<C extends Collection> extends Omit<StepProps, 'progress'> {
  readonly of: C
  readonly record: StoredOf<C> | undefined
  /** Values of a new record, including those that are not in the form. */
  readonly begin?: Partial<DataOf<C>>
  readonly asked: readonly AskedField[]
  /** Fields that are required here although the declaration makes them optional. */
  readonly required?: readonly string[]
  /** Default values, shown and stored if the record has none yet. */
  readonly usual?: Partial<DataOf<C>>
  readonly check?: (values: FormValues<FieldMap>) => FormProblems<FieldMap>
  /** A preview of what visitors see. */
  readonly renderPreview: (values: Partial<DataOf<C>>) => ReactNode
  readonly children?: ReactNode
}

/** A form of one of the two settings records, beside a preview of the site. The first save creates the record. */
export function SettingsForm<C extends Collection>(props: SettingsFormProps<C>) {
  const { of, record, begin = {}, asked, required = [], usual = {}, check, save, acts, onSaved, renderPreview, children } = props
  const service = useService(RecordService)
  const fields = Object.fromEntries(
    asked.map(({ name }) => [name, required.includes(name) ? { ...of.fields[name]!, optional: false } : of.fields[name]!]),
  )
  const { form } = useRecordForm<C, FieldMap>({
    fields,
    record,
    begin,
    ...(check && { check }),
    create: data => service.create(of, data, { id: organisationId }),
    change: (before, changed) => service.change(of, before, changed as Partial<DataOf<C>>),
    onSaved: () => void storeUsual().then(onSaved),
  })
  // The form saves only changes, so unchanged defaults are stored here.
  const storeUsual = async () => {
    const untouched = Object.entries(usual).filter(([name]) => form.values[name] === undefined)
    if (record && untouched.length > 0) await service.change(of, record, Object.fromEntries(untouched) as Partial<DataOf<C>>)
  }
  return (
    <div className={css.step}>
      <div className={css.form}>
        <Form form={form} label={save} marks="required" acts={acts}>
          {asked.map(({ name, help, input }) => (
            <FormField key={name} name={name} input={input} {...(help !== undefined && { help })} />
          ))}
        </Form>
        {children}
      </div>
      {renderPreview({ ...record, ...form.values } as Partial<DataOf<C>>)}
    </div>
  )
}
