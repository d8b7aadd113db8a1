/**
 * A typed key of the container for something that is not a class. A port's token has the same name as its interface; a service is its own
 * key.
 */
export type Token<T> = symbol & { readonly provides?: (value: T) => T }

export const token = <T>(name: string): Token<T> => Symbol(name)

/** The type that a key of the container provides: an instance for a class, the interface for a token. */
export type Provided<K> = K extends new (...args: never[]) => infer I ? I : K extends Token<infer T> ? T : never

export type ProvidedList<K extends readonly unknown[]> = { -readonly [I in keyof K]: Provided<K[I]> }
