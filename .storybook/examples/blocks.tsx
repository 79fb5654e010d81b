/** Examples of blocks of pages. Component pages show them with the imports that they need. */
import {
  ButtonLink,
  CallToAction,
  Form,
  FormField,
  ImageText,
  MapLink,
  People,
  Person,
} from '../../ui/index.ts'

export function CallToActionExample() {
  return (
    <CallToAction title="Print with us on Saturday">
      <p>Eight places, two hours.</p>
      <ButtonLink href="/contact">Reserve a place</ButtonLink>
    </CallToAction>
  )
}

export function FormExample() {
  return (
    <Form
      name="Workshop"
      title="Reserve a place"
      submit="Reserve"
      notice="We delete your answer after 180 days."
    >
      <FormField label="Name" name="name" required />
      <FormField label="E-mail" name="email" type="email" required />
      <FormField label="Day" name="day" type="choice" options={['Saturday', 'Sunday']} />
    </Form>
  )
}

export function ImageTextExample() {
  return (
    <ImageText src="/media/fern.webp" alt="A white fern on blue" width={1200} height={800} side="end">
      <h2>A room with running water</h2>
      <p>Twenty square metres, red light, and a roof that faces south.</p>
    </ImageText>
  )
}

export function MapLinkExample() {
  return (
    <MapLink
      title="Town hall"
      address="Telliskivi 60a, 10412 Tallinn"
      href="https://www.openstreetmap.org/#map=19/59.4399/24.7289"
    />
  )
}

export function PeopleExample() {
  return (
    <People>
      <Person name="Mari Mets" position="Printer" href="/about/mari" />
      <Person name="Ada Okafor" position="Archive" />
    </People>
  )
}
