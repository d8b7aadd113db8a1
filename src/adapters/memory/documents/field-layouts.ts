import type { Fields, Value } from '../../../ports/documents'

/** A document's fields as the engine stores them. */
export interface FieldLayout {
  readonly data: Fields
  /** Names of the fields that hold an instant, a list or a map, which a copy must copy deeply. Documents of one layout share the list. */
  readonly objects: readonly string[]
}

/** Maximum number of layouts before they are discarded: documents with ids as field names could create any number. */
const maxSteps = 4096

/** What documents share that hold the same fields in the same order, with objects in the same fields. */
class Layout {
  private readonly plain = new Map<string, Layout>()
  private readonly object = new Map<string, Layout>()
  private made: Fields | undefined

  constructor(
    private readonly names: readonly string[],
    readonly objects: readonly string[],
    private readonly noteStep: () => void,
  ) {}

  with(name: string, isObject: boolean): Layout {
    const steps = isObject ? this.object : this.plain
    const known = steps.get(name)
    if (known) return known
    this.noteStep()
    const layout = new Layout([...this.names, name], isObject ? [...this.objects, name] : this.objects, this.noteStep)
    steps.set(name, layout)
    return layout
  }

  /**
   * An object with these fields, to be copied and filled. V8 stores the fields of an object from `JSON.parse`, and of its copies, inside
   * the object. The fields of an object that grows one by one are mostly stored outside, which makes it larger and slower to read.
   */
  get form(): Fields {
    this.made ??= JSON.parse(`{${this.names.map(name => `${JSON.stringify(name)}:null`).join()}}`) as Fields
    return this.made
  }
}

/** Creates the objects in which documents' fields are stored. */
export class FieldLayouts {
  private steps = 0
  private start = this.empty()

  /** The same values in a new object. */
  laidOut(fields: Fields): FieldLayout {
    if (this.steps > maxSteps) this.forget()
    let layout = this.start
    for (const name in fields) {
      const value = fields[name]!
      layout = layout.with(name, typeof value === 'object' && value !== null)
    }
    const data: Record<string, Value> = { ...layout.form }
    for (const name in fields) data[name] = fields[name]!
    return { data, objects: layout.objects }
  }

  private forget(): void {
    this.steps = 0
    this.start = this.empty()
  }

  private empty(): Layout {
    return new Layout([], [], () => this.steps++)
  }
}
