/** A typed name for something the container provides. A port's token and its interface share one name; a service is its own token. */
export type Token<T> = symbol & { readonly provides?: (value: T) => T }

export const token = <T>(name: string): Token<T> => Symbol(name)

/** What a key of the container provides: an instance for a class, the interface for a token. */
export type Provided<K> = K extends new (...args: never[]) => infer I ? I : K extends Token<infer T> ? T : never

export type ProvidedList<K extends readonly unknown[]> = { -readonly [I in keyof K]: Provided<K[I]> }
