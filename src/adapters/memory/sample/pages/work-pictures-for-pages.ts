import { imageIdOf } from '../people/sample-artists'
import { type SampleWork, sampleWorks } from '../people/sample-works'
import { Random } from '../random'

type Shape = 'wide' | 'tall' | 'any'

const fits = ({ piece: { width, height } }: SampleWork, shape: Shape) =>
  shape === 'any' || (shape === 'wide' ? width > height * 1.2 && width < height * 2 : height > width * 1.1 && height < width * 1.6)

/** A work of the season, used as the picture of a page, a program or a product; the same name gives the same work. */
export const hungWork = (name: string, shape: Shape = 'any'): SampleWork =>
  new Random(`hung ${name}`).pick(sampleWorks().filter(work => fits(work, shape)))

export const hungPicture = (name: string, shape: Shape = 'any'): string => imageIdOf(hungWork(name, shape).piece)

export const hungPictures = (name: string, count: number): string[] =>
  new Random(`hung ${name}`).some(sampleWorks(), count).map(({ piece }) => imageIdOf(piece))
