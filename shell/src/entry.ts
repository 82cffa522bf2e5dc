// The boundary that Module Federation needs: shared singletons are negotiated before anything uses them.
import('./start');
