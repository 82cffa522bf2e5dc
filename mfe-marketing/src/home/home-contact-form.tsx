import { ContactForm } from 'shared-ui/forms/contact-form/contact-form';

/** The contact form, as the home page's own (specification §4). */
export default function HomeContactForm() {
  return <ContactForm formName="home-contact" source="home-contact" />;
}
