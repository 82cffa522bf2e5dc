import type { ShowEmbed } from 'kit/page/post/block-view';
import { Link } from 'react-router-dom';
import { bellPath, bells } from 'shared-config/bells';
import { BellDrawing } from 'shared-ui/bell-drawing';
import styles from './embedded-bell.module.css';

/** A bell in a post, with the way to its page; nothing where there is none of that name. */
export const EmbeddedBell: ShowEmbed = ({ embed }) => {
  const bell = bells.find(({ name }) => embed.kind === 'bell' && name === embed.name);
  return (
    bell && (
      <Link className={styles.bell} to={bellPath(bell.name)}>
        <BellDrawing tone={bell.tone} className={styles.drawing} />
        <span>
          <strong className={styles.title}>{bell.title}</strong>
          {bell.place}, {bell.year}
        </span>
      </Link>
    )
  );
};
