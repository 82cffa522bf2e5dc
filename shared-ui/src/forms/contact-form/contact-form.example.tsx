import { ContactForm } from './contact-form';

/** For the gallery of the development server. */
export default function ContactFormExample() {
  return <ContactForm formName="home-contact" source="gallery" afterThanks="We answer within a day." />;
}
