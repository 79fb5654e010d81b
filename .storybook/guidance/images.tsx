/** Guidance for images, videos and embeds. */

import fern from '../../ui/components/figure/sample-fern.svg?no-inline'
import stars from '../../ui/components/figure/sample-stars.svg?no-inline'
import { Embed, Figure, Gallery, Video } from '../../ui/index.ts'
import type { Guidance } from './guidance.ts'

const video = {
  href: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  frame: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  open: 'Open on YouTube',
  notice: 'If you load it, YouTube receives your IP address and can store data on your device.',
}

const size = { width: 300, height: 400 }

export const images: Readonly<Record<string, Guidance>> = {
  embed: {
    use: 'A video, post, map or design of another service. Nothing loads before users agree.',
    instead: 'A film of this site is a Video. The address of a place is a Map link.',
    synonyms: ['iframe', 'youtube', 'vimeo', 'mastodon', 'openstreetmap', 'figma', 'consent'],
    do: {
      text: 'Name the service on the button, and what the title shows.',
      show: <Embed {...video} title="How to coat paper" load="Load from YouTube" />,
    },
    dont: {
      text: 'Do not leave open who receives the data.',
      show: <Embed {...video} title="Video" load="Play" notice="By continuing you accept cookies." />,
    },
  },
  figure: {
    use: 'An image in a text, with a caption.',
    instead: 'Several related images are a Gallery. A file in the library is a Media tile.',
    synonyms: ['image', 'picture', 'caption', 'photo', 'zoom'],
    do: {
      text: 'Describe the image in the alt text, and say more in the caption.',
      show: <Figure src={fern} alt="A white fern on blue" caption="Fern, 14 minutes at noon" {...size} />,
    },
    dont: {
      text: 'Do not repeat the file name.',
      show: <Figure src={fern} alt="IMG_0001" caption="IMG_0001.jpg" {...size} />,
    },
  },
  gallery: {
    use: 'Several images to view one after the other, each with its caption. Users can enlarge them.',
    instead: 'One image is a Figure. Images that open pages are Cards.',
    synonyms: ['lightbox', 'image grid', 'carousel', 'slideshow', 'photos'],
    do: {
      text: 'Show images of one subject.',
      show: (
        <Gallery>
          <Figure src={fern} alt="A fern" caption="Fern" {...size} />
          <Figure src={stars} alt="Star trails" caption="Stars" {...size} />
        </Gallery>
      ),
    },
    dont: {
      text: 'Do not use it for one image.',
      show: (
        <Gallery>
          <Figure src={fern} alt="A fern" caption="Fern" {...size} />
        </Gallery>
      ),
    },
  },
  video: {
    use: 'A film of this site, or a link to one elsewhere. Nothing loads before users start it.',
    instead: 'A still image is a Figure.',
    synonyms: ['player', 'film', 'embed', 'youtube', 'captions'],
    do: {
      text: 'Add captions and a title that says what the film shows.',
      show: <Video src="/coating.mp4" title="How to coat paper" poster={stars} width={600} height={400} />,
    },
    dont: {
      text: 'Do not use a title that says only that it is a video.',
      show: <Video src="/coating.mp4" title="Video 1" poster={stars} width={600} height={400} />,
    },
  },
}
